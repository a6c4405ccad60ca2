/**
 * A part that the first screen does without: its script comes once the page around it is drawn. A sheet is placed closed, so that it
 * is there before somebody presses; what does not come is told when it was asked for, and asked for again then. `Instead` stands
 * there until it comes.
 *
 *   const SkuSheet = later(() => import('@/domain/goods/SkuSheet').then(({ SkuSheet: part }) => part));
 */
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useStores } from '@/core/stores';
import { afterFrame } from './afterFrame';

export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead?: ComponentType<NoInfer<P>>,
): (props: P) => ReactElement | null {
  let known: ComponentType<P> | undefined;
  return function Later(props) {
    const { feedback } = useStores();
    const [Part, setPart] = useState(() => known);
    const pressed = 'open' in props && props.open === true;
    // What is no sheet is asked for by being there.
    const asked = pressed || !('open' in props);
    const missing = Part === undefined;
    useEffect(() => {
      if (!missing) return undefined;
      let current = true;
      const begin = () =>
        void load().then(
          (part) => {
            known = part;
            if (current) setPart(() => part);
          },
          (error: unknown) => current && asked && feedback.report(error),
        );
      if (pressed) begin();
      const callOff = pressed ? undefined : afterFrame(begin);
      return () => {
        current = false;
        callOff?.();
      };
    }, [missing, asked, pressed, feedback]);
    const Shown = Part ?? Instead;
    return Shown ? <Shown {...props} /> : null;
  };
}
