/** Whether the phone is on a mobile network; a browser that does not say it counts as none. */
interface Connection {
  type?: string;
  saveData?: boolean;
}

export function cellular(): Promise<boolean> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Promise.resolve(connection?.type === 'cellular' || connection?.saveData === true);
}
