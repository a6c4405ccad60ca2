/** What may stand on a plaque; the server looks at the words as well. */
export const MOST_SIGNS = 12;

export const signsOf = (text: string): number => Array.from(text.trim()).length;

export function nameFault(text: string): string | undefined {
  const signs = signsOf(text);
  if (signs === 0) return '给它起个名字';
  return signs < 2 || signs > MOST_SIGNS ? '铭牌请写 2 到 12 个字' : undefined;
}

/** What stands on the plaque until somebody writes something else: 知夏的茶树. */
export function nameFor(nickname: string | undefined): string {
  const name = `${nickname ?? ''}的茶树`;
  return nickname && signsOf(name) <= MOST_SIGNS ? name : '我的茶树';
}
