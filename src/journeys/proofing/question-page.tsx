import type { ReactNode } from 'react';
import { NotYou } from '@/content/not-you';
import { Page } from '@/page/page';
import { useQuery } from '@/page/page-view';
import { useAppSelector } from '@/state/hooks';
import { type Question, stepsAround } from './questions';

export function QuestionPage({ question, title, children }: { question: Question; title: string; children: ReactNode }) {
  const proofing = useAppSelector((state) => state.proofing);
  return (
    <Page title={title} back={stepsAround(question, proofing, useQuery()).back}>
      {children}
      <NotYou always />
    </Page>
  );
}
