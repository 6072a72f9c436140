export const demonstration = 'This is demonstration text. It was written for a demonstration of the NHS login front end.';
export const publicPage = { label: 'as everybody sees it', progress: 'arrival' } as const;
