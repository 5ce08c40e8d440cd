/**
 * Writes characters that cannot be seen as their escapes, such as `\u202e`. Whoever names a token may turn the text
 * around it, make it look like another, or hide a message in it; in a terminal, they may move the cursor or press Enter.
 * Joiners and selectors stay where languages and emoji need them, one at a time; so do tags where they make a flag.
 */
export function escapeInvisible(text: string): string {
  return text.replace(unseen, (found) => (found.startsWith(blackFlag) ? found : escapesOf(found)))
}

/** As JavaScript and JSON both have it: an escape for each 16 bits. */
const escapesOf = (text: string): string =>
  text.split('').reduce((all, unit) => `${all}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`, '')

const blackFlag = '\u{1f3f4}'

const unseen = new RegExp(
  [
    `${blackFlag}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}`, // the flag of Scotland
    '(?![\\t\\n\\u200c\\u200d])[\\p{Cc}\\u00ad\\u034f\\u061c\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff]',
    '[\\u115f\\u1160\\u2800\\u3164\\uffa0\\ufff0-\\ufffb\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e00ff}]', // blanks, tags
    '(?<=[\\u200c\\u200d\\ufe00-\\ufe0f])[\\u200c\\ufe00-\\ufe0f]|(?<=[\\u200c\\u200d])\\u200d', // a second in a row
    '(?<!\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
)
