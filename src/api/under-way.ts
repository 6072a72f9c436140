let underWay = 0;

/** Counts something that is being sent; answers what to call when it has been answered or given up. */
export function callStarted(): () => void {
  underWay += 1;
  return () => void (underWay -= 1);
}

/** Whether something was sent that nobody has answered yet. */
export const callUnderWay = () => underWay > 0;
