import { type ReactElement, useState } from 'react'
import { useAnnounce } from '../../ui/announce.js'
import { useConnection } from './connection.js'
import { resetMock } from './mock.js'
import { mockServer } from './mockServer.js'

/** Who answers calls of the mock, whether its server is there, and a button that makes it forget. */
export function MockPanel(): ReactElement {
  const { answerer, lostServer, checkMock } = useConnection()
  const announce = useAnnounce()
  const [checkedAt, setCheckedAt] = useState<string>()
  const [forgot, setForgot] = useState(false)
  const check = async (): Promise<void> => {
    await checkMock()
    setCheckedAt(new Date().toLocaleTimeString('en-GB'))
  }
  const reset = async (): Promise<void> => {
    const isDone = await resetMock({ answerer }).then(
      () => true,
      () => false,
    )
    setForgot(isDone)
    announce(isDone ? 'The mock is reset' : 'The mock couldn’t be reset')
    if (!isDone) await check()
  }
  return (
    <>
      <p>
        {answerer === 'page' ? (
          <>This page returns the documented examples itself. Nothing is sent, and you need no key.</>
        ) : (
          <>
            Calls go to the mock server at <code>{mockServer}</code>. It returns the documented examples, checks
            requests and responses against the documents, and needs no key.
          </>
        )}
      </p>
      {mockServer !== undefined && (
        <p className="mock-state" data-ok={!lostServer}>
          <span role="status">
            {lostServer ? `The server at ${mockServer} isn’t running.` : 'It’s running.'}
            {checkedAt && ` Checked at ${checkedAt}.`}
          </span>
          <button type="button" className="quiet" onClick={() => void check()}>
            Check again
          </button>
        </p>
      )}
      <p>
        <span role="status">
          {forgot
            ? 'Streams and settings are back to their initial state.'
            : 'Streams and settings that you change are kept.'}
        </span>{' '}
        <button type="button" className="quiet" onClick={() => void reset()}>
          Reset the mock
        </button>
      </p>
    </>
  )
}
