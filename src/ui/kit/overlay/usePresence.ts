/** Keeps a layer drawn while it leaves. `shown` follows one frame after mounting, so that it can slide in. */
import { useEffect, useState } from 'react';

const LEAVE_MS = 320;

export function usePresence(open: boolean): { mounted: boolean; shown: boolean } {
  const [mounted, setMounted] = useState(open);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (open) setMounted(true);
    const timer = setTimeout(() => (open ? setShown(true) : setMounted(false)), open ? 20 : LEAVE_MS);
    if (!open) setShown(false);
    return () => clearTimeout(timer);
  }, [open]);
  return { mounted: mounted || open, shown: shown && open };
}
