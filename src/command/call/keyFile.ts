import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { ConfigurationError } from '../../errors/configuration.js'
import { messageOf } from '../../errors/thrownText.js'
import { utf16Hint } from '../flags/inputFlags.js'

/**
 * Reads a key from a file.
 *
 * @throws {ConfigurationError} for a file that can't be read, is empty or in UTF-16, or that its group or others may read.
 */
export function readKeyFile(file: string): string {
  const text = readPrivately(file)
  const hint = utf16Hint(text)
  if (hint) throw new ConfigurationError(`The key file ${file} is in UTF-16, not in UTF-8`, { hints: [hint] })
  const key = text.trim()
  if (key && !/\s/.test(key)) return key
  throw new ConfigurationError(`The key file ${file} ${key ? 'holds more than a key' : 'is empty'}`, {
    hints: ['It holds the key on its only line'],
  })
}

/** Reads the file whose permissions were checked, also if another one takes its name meanwhile. */
function readPrivately(file: string): string {
  let opened: number | undefined
  try {
    opened = openSync(file, 'r')
    const { mode } = fstatSync(opened)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new ConfigurationError(`Others may read the key file ${file}`, { hints: [`Run chmod 600 ${file}`] })
    return readFileSync(opened, 'utf8')
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    throw new ConfigurationError(`The key file cannot be read: ${messageOf(error)}`)
  } finally {
    if (opened !== undefined) closeSync(opened)
  }
}
