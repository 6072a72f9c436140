import { execFileSync } from 'node:child_process';

const xdotool = (...args: string[]) => void execFileSync('xdotool', args);

/** Presses a key of the desktop's keyboard, so that the screen reader receives it first. */
export const press = (key: string) => xdotool('key', '--clearmodifiers', key);

/** Clicks in the margin of the window with the desktop's mouse, so that its page has the focus. */
export const clickMargin = () => xdotool('mousemove', '20', '500', 'click', '1');

/** Types a text on the same keyboard. */
export const type = (text: string) => xdotool('type', '--delay', '40', text);
