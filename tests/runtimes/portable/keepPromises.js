import { calls } from './calls.js'
import { mock } from './mock.js'
import { proxy } from './proxy.js'
import { secrecy } from './secrecy.js'
import { trouble } from './trouble.js'
import { values } from './values.js'
import { webhooks } from './webhooks.js'

// What this package promises on every runtime. Nothing here or in the files below uses more than all of them share: what
// differs is in the context.
//
// context.url        the server
// context.refused    an address on which nothing listens
// context.target     what `x-moralis-build-target` has to say
// context.compiles   whether WebAssembly may be compiled here
// context.endsEarly  whether a body that ends too early is a whole one here
// context.inspect    how the runtime prints a value, where it has a function for that
// context.unhandled  gives the rejections that nobody has handled, which the host collects

const all = { ...values, ...calls, ...trouble, ...secrecy, ...webhooks, ...mock, ...proxy }

/** Tries every promise, one after the other, and gives what came of each: `null`, or what is wrong. */
export async function keepPromises(context) {
  const results = []
  for (const [name, promise] of Object.entries(all)) {
    const start = Date.now()
    const problem = await promise(context).then(
      () => null,
      (error) => [String(error), error?.stack].join('\n'),
    )
    results.push({ name, problem, elapsed: Date.now() - start })
  }
  results.push(await quiet(context))
  return results
}

/** Runtimes report a rejection some turns after it; one of our own shows that this one does. */
async function quiet({ unhandled }) {
  const name = 'no rejection is left unhandled'
  await turns()
  const ours = unhandled().map(String)
  if (ours.length > 0) return { name, problem: ours.join('\n'), elapsed: 0 }
  Promise.reject(new Error('left on purpose'))
  await turns()
  const isSeen = unhandled().some((reason) => String(reason).includes('left on purpose'))
  return { name, problem: isSeen ? null : 'the host does not see unhandled rejections at all', elapsed: 0 }
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 50))
