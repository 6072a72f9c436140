const MOST_CODE_POINTS = 200;

// A joiner or a selector is invisible, but combines several characters into one emoji. Those within emoji stay.
const emoji =
  /[#*\d]\ufe0f\u20e3|\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)*/gu;
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Surrogate}\u2800]/gu;
const blank = /[\p{Cc}\p{White_Space}]+/gu;
/** No script has more than four marks on one letter. More would overlap the lines around it. */
const manyMarks = /(\p{M}{4})\p{M}+/gu;
/** A letter with its marks, an emoji with its parts, or a flag. None of these may be cut in two. */
const drawnAsOne = /(?:\p{Regional_Indicator}{2}|.)(?:[\p{M}\p{Emoji_Modifier}]|\u200d\p{Extended_Pictographic})*/gsu;

function seen(text: string): string {
  const emojis = text.match(emoji) ?? [];
  return text
    .split(emoji)
    .map((between, index) => between.replace(unseen, '') + (emojis[index] ?? ''))
    .join('');
}

function cut(text: string): string {
  let beginning = '';
  let left = MOST_CODE_POINTS;
  for (const [part] of text.matchAll(drawnAsOne)) {
    left -= [...part].length;
    if (left < 0) break;
    beginning += part;
  }
  return beginning.trim();
}

/**
 * Makes a back end's text safe to show within a sentence: at most 200 code points, on one line, without invisible characters or those that
 * change the text direction (Unicode's Default_Ignorable_Code_Point and Bidi_Control). Empty if nothing visible is left.
 */
export function legible(text: string): string {
  const drawn = seen(text).replace(manyMarks, '$1').replace(blank, ' ').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(drawn) ? cut(drawn) : '';
}
