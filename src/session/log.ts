/** Logs to the console, from which operators may collect. Takes only fixed sentences, never typed text or a server's answer. */
export const logError = (sentence: string) => console.error(sentence);
export const logWarning = (sentence: string) => console.warn(sentence);
export const logInfo = (sentence: string) => console.info(sentence);
