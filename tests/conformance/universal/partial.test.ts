import { describe, expect, test } from 'vitest'
import { createClient } from '../../../src/index.js'
import { serveAnswers } from '../../support/answerServer.js'
