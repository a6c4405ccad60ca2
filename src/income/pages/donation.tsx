/** /income/pages/donation: projects of public benefit, giving to one of them, and the own donations with their certificates. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { DonationProject, DonationRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, usePageData, usePageParams, useParam } from '@/ui/shell';
import { GiveSheet } from '../donation/GiveSheet';
import { Given } from '../donation/Given';
import { ProjectCard } from '../donation/ProjectCard';
import { Thanks } from '../donation/Thanks';
import styles from './donation.module.scss';

type Tab = 'projects' | 'mine';

/** The one that a link names stands first. */
const sorted = (projects: readonly DonationProject[], wanted: string | undefined) =>
  [...projects].sort((a, b) => Number(b.id === wanted) - Number(a.id === wanted));

export default function DonationPage() {
  const params = usePageParams<'/income/pages/donation'>();
  const { session } = useStores();
  const [mine, setMine] = useParam(params, 'mine');
  const tab = mine ? 'mine' : 'projects';
  const setTab = (next: Tab) => setMine(next === 'mine' ? '1' : '');
  const [chosen, setChosen] = useState<DonationProject>();
  const [done, setDone] = useState<DonationRow>();
  const [certificate, setCertificate] = useState<DonationRow>();
  const state = usePageData(() => call('donation.index', {}));
  const { share, sheet } = useShare(certificate && { kind: 'donation', id: certificate.id, title: '捐赠证书' });
  const show = (row: DonationRow) => {
    setDone(undefined);
    setCertificate(row);
    share();
  };
  const finished = (row: DonationRow) => {
    setChosen(undefined);
    setDone(row);
    void state.reload();
    void session.loadMember(true).catch(() => undefined);
  };
  return (
    <Page
      state={state}
      skeleton="list"
      overlay={
        <>
          {state.data && (
            <GiveSheet project={chosen} index={state.data} onClose={() => setChosen(undefined)} onDone={finished} />
          )}
          <Thanks row={done} onClose={() => setDone(undefined)} onCertificate={show} />
          {sheet}
        </>
      }
    >
      {(index) => (
        <View className={styles.body}>
          <Tabs
            label="公益捐赠"
            items={[
              { id: 'projects', label: '公益项目' },
              { id: 'mine', label: '我的捐赠', count: index.mine.total },
            ]}
            current={tab}
            onChange={setTab}
          />
          {tab === 'projects' ? (
            sorted(index.projects, params.projectId).map((project, at, all) => (
              <ProjectCard
                key={project.id}
                project={project}
                first={all.findIndex(({ open }) => open) === at}
                onGive={() => setChosen(project)}
              />
            ))
          ) : (
            <Given
              key={index.mine.total}
              given={index.given}
              onCertificate={show}
              onProjects={() => setTab('projects')}
            />
          )}
        </View>
      )}
    </Page>
  );
}
