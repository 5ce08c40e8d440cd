import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { complaintsAbout } from '../../support/typecheck.js'
import { rest, shoot, startPlayground } from './harness.js'

const { visit } = startPlayground()

/** Signs the delivery that is shown, and waits for the signature: it is made in its own time. */
async function sign(page: Page, start = '0x'): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(() => page.getByLabel('x-signature').inputValue()).toMatch(new RegExp(`^${start}`))
}

/** Changes one character in the middle of the body. */
async function damage(page: Page): Promise<void> {
  const body = page.getByLabel('Body, exactly as received')
  const text = await body.inputValue()
  const middle = Math.floor(text.length / 2)
  await body.fill(`${text.slice(0, middle)}${text[middle] === '0' ? '1' : '0'}${text.slice(middle + 1)}`)
}

describe('the webhook lab', () => {
  test('a delivery is simulated, verified, damaged by one character, signed again and decoded', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.run:enabled').click()
      await page.locator('.verdict-line[data-good]').waitFor()
      expect(await page.locator('.lab-result').textContent()).toContain('Transfer')
      await shoot(page, 'webhook-lab')
      await damage(page)
      await page.locator('.run').click()
      expect(await page.locator('.verdict-line[data-bad]').textContent()).toBe('Signature is not valid')
      await sign(page)
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-good]').waitFor()
    }))

  test('the secret is masked, Simulate is the first button, and the handler stays in sight of the verdict', () =>
    visit('#/webhooks', async (page) => {
      expect(await page.getByLabel('Secret').getAttribute('type')).toBe('password')
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      expect(await page.getByLabel('Secret').getAttribute('type')).toBe('text')
      expect(await page.locator('.lab button').first().textContent()).toBe('Simulate')
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.run:enabled').click()
      await page.locator('.verdict-line[data-good]').waitFor()
      await page.getByText('This handler returns 200').waitFor()
      await page.evaluate(() => scrollTo(0, 0))
      for (const selector of ['.verdict-line[data-good]', '.lab-result .code', '.lab-result .event'])
        expect((await page.locator(selector).first().boundingBox())?.y, selector).toBeLessThan(900)
    }))

  test('the verdict comes into sight on a phone', () =>
    visit(
      '#/webhooks',
      async (page) => {
        await page.getByRole('button', { name: 'Simulate' }).click()
        await page.locator('.run:enabled').click()
        await page.locator('.verdict-line[data-good]').waitFor()
        await rest(page)
        const box = await page.locator('.verdict-line').boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual(52)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844)
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('a verdict on another body, secret or signature than those of the form says so, until they are back', () =>
    visit('#/webhooks', async (page) => {
      const stale = page.locator('.lab-result .stale')
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.run:enabled').click()
      await page.locator('.verdict-line[data-good]').waitFor()
      expect(await stale.count()).toBe(0)
      for (const label of ['Body, exactly as received', 'Secret', 'x-signature']) {
        const field = page.getByLabel(label)
        const value = await field.inputValue()
        await field.fill(`${value} `)
        await stale.filter({ hasText: 'The body, secret or signature has changed' }).waitFor()
        await field.fill(value)
        await stale.waitFor({ state: 'detached' })
      }
      await damage(page)
      await stale.waitFor()
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-bad]').waitFor()
      expect(await stale.count()).toBe(0)
    }))

  const indented = (text: string): string => text.replaceAll('","', '",\n  "')
  const rewritten = (text: string): string => JSON.stringify(JSON.parse(text), null, 2) // which loses its escapes
  test.each([
    ['a line break after the body', 'Body, exactly', (text: string) => `${text}\n`, 'space around the body'],
    ['a space before the secret', 'Secret', (text: string) => ` ${text}`, 'space around the secret'],
    ['a space after the signature', 'x-signature', (text: string) => `${text} `, 'space around the signature'],
    ['a body that was indented', 'Body, exactly', indented, 'It’s valid with the body as compact JSON'],
    ['a body that was written anew', 'Body, exactly', rewritten, 'may have reformatted it'],
  ])('a slip of pasting that breaks the signature is told: %s', (_, label, slip, said) =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.run:enabled').waitFor()
      const field = page.getByLabel(label)
      await field.fill(slip(await field.inputValue()))
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-bad]', { hasText: 'Signature is not valid' }).waitFor()
      expect(await page.locator('.slip').textContent()).toContain(said)
    }),
  )

  test('a wrong secret is called no slip', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.run:enabled').waitFor()
      await page.getByLabel('Secret').fill('another')
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-bad]').waitFor()
      expect(await page.locator('.slip').count()).toBe(0)
    }))

  test('the address names what is simulated, and a link to it simulates it again', () =>
    visit('#/webhooks', async (page, context) => {
      await page.getByLabel('Scenario').selectOption('moved')
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.lab-step .chip').nth(1).click()
      await page.waitForFunction(() => location.hash === '#/webhooks?network=evm&scenario=moved&delivery=2')
      const body = await page.getByLabel('Body, exactly as received').inputValue()
      const other = await context.newPage()
      await other.goto(page.url())
      await expect.poll(() => other.getByLabel('Body, exactly as received').inputValue()).toBe(body)
    }))

  test.each([
    ['solana', 'confirmed-first', [/Slot 41\d+, confirmed 3/, /\+\d+(\.\d+)? of \w+/, /Failed: \{"InstructionError"/]],
    ['bitcoin', 'unconfirmed-then-confirmed', [/In the mempool 2/, /\d+n satoshi \(\d+\.\d+ BTC\) to bc1q/, /Spends/]],
    ['bitcoin', 'replaced', [/In the mempool 1/]],
  ] as const)('a delivery of %s is played, verified and shown in its own words: %s', (network, scenario, shown) =>
    visit(`#/webhooks?network=${network}&scenario=${scenario}`, async (page) => {
      await page.locator('.run:enabled').click()
      await page.locator('.verdict-line[data-good]', { hasText: `Kind ${network}` }).waitFor()
      const said = await page.locator('.lab-result').innerText()
      for (const words of shown) expect(said.replaceAll(/\s+/g, ' ')).toMatch(words)
    }),
  )

  test('each network has its own scenarios: the first one stands in for what another does not have', () =>
    visit('#/webhooks?network=bitcoin&scenario=replaced', async (page) => {
      const network = page.getByLabel('Network of the simulated')
      expect(await network.locator('option').allTextContents()).toEqual(['EVM', 'Solana', 'Bitcoin', 'Aptos'])
      const scenario = page.getByLabel('Scenario')
      expect(await scenario.inputValue()).toBe('replaced')
      await network.selectOption('solana')
      expect(await scenario.inputValue()).toBe('unconfirmed-then-confirmed')
      expect(await scenario.locator('option[value=replaced]').count()).toBe(0)
    }))

  test('a delivery is sent to a handler on this machine, and to no other', () =>
    visit(
      '#/webhooks',
      async (page) => {
        const got: { readonly signature: unknown; readonly body: string }[] = []
        const handler = createServer((request, response) => {
          let body = ''
          request.on('data', (chunk) => {
            body += chunk
          })
          request.on('end', () => {
            got.push({ signature: request.headers['x-signature'], body })
            response.writeHead(204).end()
          })
        })
        await new Promise<void>((done) => handler.listen(0, '127.0.0.1', done))
        const { port } = Object(handler.address())
        try {
          await page.getByRole('button', { name: 'Simulate' }).click()
          await page.locator('.run:enabled').waitFor()
          const url = page.getByLabel('Your handler, on this machine')
          const send = page.getByRole('button', { name: 'Send to my handler' })
          await url.fill('https://example.com/hook')
          expect(await send.isDisabled()).toBe(true)
          await url.fill(`http://127.0.0.1:${port}/hook`)
          await send.click()
          await page.locator('#lab-handler-about', { hasText: /^Your handler returned 204 in \d+ ms\.$/ }).waitFor()
          const body = await page.getByLabel('Body, exactly as received').inputValue()
          expect(got).toEqual([{ signature: await page.getByLabel('x-signature').inputValue(), body }])
          await page.getByRole('button', { name: 'Copy as curl' }).click()
          const copied = await page.evaluate(() => navigator.clipboard.readText())
          expect(copied).toContain(`curl -i -X POST 'http://127.0.0.1:${port}/hook'`)
          expect(copied).toContain(`x-signature: ${got[0]?.signature}`)
        } finally {
          handler.close()
        }
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))

  test('logs that no ABI explains stay undecoded', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('summary', { hasText: 'ABI' }).click()
      await page.getByLabel(/^ABI/).fill('[]')
      await page.locator('.run:enabled').click()
      await page.locator('.lab-result', { hasText: 'None. No log matches' }).waitFor()
    }))

  test('of the events of a large delivery the first hundred are shown, and it says so', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      const field = page.getByLabel('Body, exactly as received')
      await expect.poll(() => field.inputValue()).toContain('logs')
      const { logs, ...rest } = JSON.parse(await field.inputValue()) as { logs: { logIndex: string }[] }
      const many = Array.from({ length: 101 }, (_, index) => ({ ...logs[0], logIndex: String(index) }))
      await field.fill(JSON.stringify({ ...rest, logs: many }))
      await sign(page)
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-good]').waitFor()
      expect(await page.locator('.lab-result').textContent()).toContain('Events 101Showing the first 100.')
      expect(await page.locator('div.event').count()).toBe(100)
    }))

  test.each([
    ['null', 'mine', 'The body is not a delivery', 'return 400: the signature is valid'],
    ['{}', '', 'Param secret is required', 'when your server starts'],
  ])('what is wrong with %j, signed with %j, is told apart from a wrong signature', (body, secret, message, story) =>
    visit('#/webhooks', async (page) => {
      await page.getByLabel('Body, exactly as received').fill(body)
      await page.getByLabel('Secret').fill(secret)
      await sign(page, secret === '' ? '' : '0x')
      await page.locator('.run').click()
      await page.locator('.verdict-line[data-bad]', { hasText: message }).waitFor()
      const said = await page.locator('.lab-result').textContent()
      expect(said).toContain(story)
      expect(said).not.toContain('401')
    }),
  )

  test('the handler that it shows is whole: it can be copied, and it typechecks', () =>
    visit(
      '#/webhooks',
      async (page) => {
        await page.locator('.lab-result').getByRole('button', { name: 'Copy code' }).click()
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        expect((await page.locator('.lab-result .code').textContent())?.trim()).toBe(copied.trim())
        expect(copied).toMatch(/^import \{\s+createWebhookHandler/)
        expect(complaintsAbout(copied)).toEqual([])
        expect(complaintsAbout(copied.replace('erc20Transfers', 'erc20'))).not.toEqual([])
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))

  test('what is empty is not copied', () =>
    visit(
      '#/webhooks',
      async (page) => {
        await page.evaluate(() => navigator.clipboard.writeText('mine'))
        const copy = page.getByRole('button', { name: 'Copy body' })
        await copy.click({ force: true })
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine')
        await page.getByRole('button', { name: 'Simulate' }).click()
        await page.locator('.run:enabled').waitFor()
        await copy.click()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\{/)
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))

  test('a simulation that fails leaves what was there, and counts no deliveries', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.lab-step .chip').nth(1).waitFor()
      const before = await page.locator('.lab-step .chip').count()
      await page.getByLabel('Secret').fill('')
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.lab-result [role=alert]', { hasText: 'secret' }).waitFor()
      expect(await page.locator('.lab-step .chip').count()).toBe(before)
      expect(await page.getByTestId('announcer').textContent()).toBe(`${before} deliveries simulated`)
    }))

  test('what a simulated delivery is stands there in sentence case', () =>
    visit('#/webhooks', async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click()
      await page.locator('.lab-step .about', { hasText: /^The block was just mined/ }).waitFor()
      expect(await page.locator('.lab-step .chip').first().textContent()).toBe('1. The block was just mined')
    }))
})
