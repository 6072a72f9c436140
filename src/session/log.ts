/** For the operator's own collector of console messages: fixed sentences only, never what a person typed or a server said. */
export const logError = (sentence: string) => console.error(sentence);
export const logInfo = (sentence: string) => console.info(sentence);
