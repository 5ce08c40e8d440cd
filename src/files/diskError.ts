import { isLedgerlineError } from '../errors/base.js'
import { PlatformError } from '../errors/platform.js'
import { memberOfThrown, messageOf } from '../errors/thrownText.js'

/**
 * Creates the error for a file that can't be read or written, in words that say what to do.
 *
 * @param error - what the file system threw; errors of this package are returned unchanged
 * @param path - the file, as the caller named it
 * @param hints - what to do once the cause is gone
 */
export function diskError(error: unknown, path: string, hints: readonly string[] = []): unknown {
  const code = memberOfThrown(error, 'code')
  if (isLedgerlineError(error) || typeof code !== 'string') return error
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : messageOf(error)
  return new PlatformError(`Cannot write ${path}: ${reason} (${code})`, { cause: error, hints })
}

/** Whether an error says that a file can't be read or written. */
export const isDiskError = (error: unknown): boolean =>
  error instanceof PlatformError && typeof memberOfThrown(error.cause, 'code') === 'string'

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your quota of the disk is used up',
  EFBIG: 'the file is larger than the system allows',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  EMFILE: 'too many files are open',
}
