/** The list of materials: what it is asked for stands in the address, what is looked at lies over it. */
import { useState } from 'react';
import type { MaterialRow } from '@/contract';
import { call } from '@/core/api';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useChoice, useKeyword, useList, useParam } from '@/ui/shell';
import { useDownload } from './useDownload';
import { KINDS, LOCKED, lockOf } from './words';

/** The class of those that were downloaded lately. */
export const OWN = 'mine';

export function useMaterials(params: QueryOf<'/collegePackages/pages/college/material/index'>) {
  const { feedback } = useStores();
  const [cateId, setCate] = useParam(params, 'cateId');
  const [kind, setKind] = useChoice(params, 'kind', KINDS);
  const [courseId, setCourse] = useParam(params, 'courseId');
  const { keyword, box, clear } = useKeyword(params);
  const [looked, setLooked] = useState<MaterialRow>();
  const [open, setOpen] = useState(false);
  const asked = {
    ...(cateId && { cateId }),
    ...(kind && { kind }),
    ...(courseId && { courseId }),
    ...(keyword && { keyword }),
  };
  const list = useList((page) => call('college.material', { ...asked, page }), [cateId, kind, courseId, keyword], {
    rows: (answer) => answer.page,
  });
  const download = useDownload(
    (row) => {
      list.patch((one) => (one.id === row.id ? row : one));
      setLooked((was) => (was?.id === row.id ? row : was));
    },
    // Taken away, or locked meanwhile: the rows say what holds now.
    () => void list.reload(),
  );
  return {
    list,
    cates: list.head?.cates ?? [],
    cateId,
    setCate,
    kind,
    setKind,
    ofCourse: courseId !== '',
    box,
    isAsked: Object.keys(asked).length > 0,
    leaveCourse: () => setCourse(''),
    showAll() {
      setCate('');
      setKind('');
      setCourse('');
      clear();
    },
    looked,
    open,
    close: () => setOpen(false),
    look(row: MaterialRow) {
      if (row.locked) return feedback.toast(lockOf(row) ?? LOCKED);
      setLooked(row);
      setOpen(true);
    },
    ...download,
  };
}
