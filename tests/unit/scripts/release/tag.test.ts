import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../../../scripts/release/command.js'
import { tagVersion } from '../../../../scripts/release/tag.js'

test('the tag of a version goes along with git push --follow-tags', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-tag-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [remote, clone] = [join(folder, 'remote'), join(folder, 'clone')]
  const git = (...args: readonly string[]) => run('git', args, clone)
  await run('git', ['init', '--quiet', '--bare', remote])
  await run('git', ['clone', '--quiet', remote, clone])
  await git('config', 'user.name', 'anybody')
  await git('config', 'user.email', 'anybody@example.com')
  await git('commit', '--quiet', '--allow-empty', '--message', 'first')
  await tagVersion('0.2.0', clone)
  await git('push', '--quiet', '--follow-tags', 'origin', 'HEAD')
  expect(await git('ls-remote', '--tags', 'origin')).toContain('refs/tags/v0.2.0\n')
})
