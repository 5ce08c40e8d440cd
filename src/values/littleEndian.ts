import { PlatformError } from '../errors/platform.js'

/**
 * Makes sure that the machine is little-endian, which fast hashing relies on.
 *
 * @param isLittleEndian - default: detected
 * @throws {PlatformError} `Non little-endian hardware is not supported`.
 */
export function assertLittleEndian(isLittleEndian: boolean = detect()): void {
  if (!isLittleEndian) throw new PlatformError('Non little-endian hardware is not supported')
}

const detect = (): boolean => new Uint8Array(new Uint16Array([1]).buffer)[0] === 1
