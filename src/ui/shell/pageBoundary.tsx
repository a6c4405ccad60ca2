/**
 * Around each page, put there by the build (config/pageBoundary.js): a fault in a page's own function, outside <Page>, becomes the error
 * dialog (rule 3.4) over a page that has a bar and a way out, not a white screen. What the page holds knows whether it is on top.
 */
import type { ComponentType, ReactElement } from 'react';
import { useStores } from '@/core/stores';
import { Boundary } from './Boundary';
import { OnTop } from './OnTop';
import { Page } from './Page';

export function withBoundary(Mounted: ComponentType): ComponentType {
  return function BoundedPage(): ReactElement {
    const { feedback } = useStores();
    return (
      <OnTop>
        <Boundary onFault={feedback.report} frame={(failure) => <Page>{failure}</Page>}>
          <Mounted />
        </Boundary>
      </OnTop>
    );
  };
}
