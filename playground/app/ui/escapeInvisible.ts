/**
 * Writes characters that cannot be seen as their escapes, such as `\u202e`. Whoever names a token may turn the text
 * around it, or make it look like another; in a terminal, they may move the cursor or press Enter. Joiners stay:
 * languages and emoji need them.
 */
export function escapeInvisible(text: string): string {
  return text.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const unseen = /(?![\t\n\u200c\u200d])[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu
