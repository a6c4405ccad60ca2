/** One picture from the album to the server. `uploading` only while it is on its way: not while one is chosen, nor where that is refused. */
import { useState } from 'react';
import { upload } from '@/core/api';
import { useAction, useMessenger } from '@/ui/shell';

/** `scene`: where the server keeps it. */
export function usePhotoUpload(scene: string, onUploaded: (url: string) => void) {
  const { pickImage } = useMessenger();
  const [uploading, setUploading] = useState(false);
  const { run } = useAction(async () => {
    const picked = await pickImage();
    if (!picked) return;
    setUploading(true);
    try {
      onUploaded((await upload('file.images', picked, { scene })).url);
    } finally {
      setUploading(false);
    }
  });
  return { run, uploading };
}
