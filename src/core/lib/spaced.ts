/** 退出Linux 电脑？ -> `退出 Linux 电脑？`: a sentence that was joined from a name has the room between Chinese and Latin letters that is typed everywhere else. */
export const spaced = (text: string): string =>
  text.replace(/[\u4e00-\u9fff](?=[a-z])|[a-z](?=[\u4e00-\u9fff])/gi, '$& ');
