/**
 * One server per data folder: PGlite is a database inside the process, and two processes in one folder would ruin it. The lock is a
 * file with the owner's process id; one left behind by a crash is taken over.
 */
import fs from 'node:fs';
import path from 'node:path';

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`Another server (process ${pid}) uses ${folder}. Stop it, or choose another folder with YEJIAN_DATA.`);
    this.name = 'FolderInUse';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Locks the folder and returns the function that unlocks it; throws FolderInUse. */
export function lockFolder(folder: string): () => void {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'server.lock');
  for (let attempt = 0; ; attempt++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 0) throw error;
      const owner = Number(fs.readFileSync(file, 'utf8'));
      if (owner > 0 && owner !== process.pid && isAlive(owner)) throw new FolderInUse(folder, owner);
      fs.rmSync(file, { force: true });
    }
  }
}
