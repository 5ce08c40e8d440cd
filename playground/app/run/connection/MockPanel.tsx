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
    announce(isDone ? 'The mock has forgotten what was changed' : 'The mock could not be reset')
    if (!isDone) await check()
  }
  return (
    <>
      <p>
        {answerer === 'page' ? (
          <>This page answers by itself, with the documented examples. Nothing is sent, and no key is needed.</>
        ) : (
          <>
            Calls go to the mock server at <code>{mockServer}</code>. It answers with the documented examples, checks
            both against the documents, and needs no key.
          </>
        )}
      </p>
      {mockServer !== undefined && (
        <p className="mock-state" data-ok={!lostServer}>
          <span role="status">
            {lostServer ? `The server at ${mockServer} is not running.` : 'It is running.'}
            {checkedAt && ` Checked at ${checkedAt}.`}
          </span>
          <button type="button" className="quiet" onClick={() => void check()}>
            Check again
          </button>
        </p>
      )}
      <p>
        <span role="status">
          {forgot ? 'Streams and settings are those of the start.' : 'Streams and settings that you change are kept.'}
        </span>{' '}
        <button type="button" className="quiet" onClick={() => void reset()}>
          Reset the mock
        </button>
      </p>
    </>
  )
}
