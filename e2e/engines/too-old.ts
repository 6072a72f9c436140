/** What a browser that is too old shows at once. */
export const tooOld = {
  title: 'Your browser is too old for NHS login - NHS login',
  heading: 'Your browser is too old for NHS login',
  sentences: ['Update it, or use another device.', 'visit our help centre'],
};
