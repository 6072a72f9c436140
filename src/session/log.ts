/** A sentence about a call, with the id of its request if it was sent with one. */
export const ofRequest = (sentence: string, requestId?: string) => (requestId ? `${sentence} (request id ${requestId})` : sentence);

/** Logs to the console, from which operators may collect. Takes only fixed sentences, never typed text or a server's answer. */
export const logError = (sentence: string) => console.error(sentence);
export const logWarning = (sentence: string) => console.warn(sentence);
export const logInfo = (sentence: string) => console.info(sentence);
