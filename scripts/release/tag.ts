import { run } from './command.js'

/** Tags what is checked out as a version, as `npm version` does: `git push --follow-tags` takes no tag without a message. */
export async function tagVersion(version: string, cwd?: string): Promise<void> {
  await run('git', ['tag', '--annotate', `v${version}`, '--message', version], cwd)
}
