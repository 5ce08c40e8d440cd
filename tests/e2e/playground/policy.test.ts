import { expect, inject, test } from 'vitest'
import { startPlayground } from './harness.js'

const { visit } = startPlayground()

test('no script but its own runs in the page that holds the key', () =>
  visit(
    '#/evm/getNativeBalance',
    async (page) => {
      const ran = await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'document.title = "taken over"'
        document.head.append(script)
        const image = document.createElement('img')
        image.setAttribute('onerror', 'document.title = "taken over"')
        image.src = 'data:,'
        document.body.append(image)
        return new Promise<string>((resolve) => setTimeout(() => resolve(document.title), 300))
      })
      expect(ran).not.toBe('taken over')
    },
    { mayComplain: /content security policy/i },
  ))

test('no other site shows the page in a frame, where it could have its visitor click', async () => {
  const response = await fetch(inject('playground').url)
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})
