export const AUTO_REPLY_JOB = 'chat.reply';
export const AUTO_REPLY_MS = 2 * 60_000;
