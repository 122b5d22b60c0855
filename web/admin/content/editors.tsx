import type { ReactNode } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AreasEditor } from './areas-editor.tsx';
import { ContactEditor } from './contact-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { PrivacyEditor, TermsEditor } from './legal-editor.tsx';
import { LinksEditor } from './links-editor.tsx';
import { PackagesEditor } from './packages-editor.tsx';
import { PricesEditor } from './prices-editor.tsx';
import { QuestionsEditor } from './questions-editor.tsx';
import { ReasonsEditor } from './reasons-editor.tsx';
import { ReviewsEditor } from './reviews-editor.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { SurchargesEditor } from './surcharges-editor.tsx';
import { TestimonialsEditor } from './testimonials-editor.tsx';

export const editors: { readonly [Kind in ContentKind]: (props: EditorProps<Kind>) => ReactNode } = {
  prices: PricesEditor,
  surcharges: SurchargesEditor,
  packages: PackagesEditor,
  steps: StepsEditor,
  announcement: AnnouncementEditor,
  questions: QuestionsEditor,
  contact: ContactEditor,
  links: LinksEditor,
  reasons: ReasonsEditor,
  testimonials: TestimonialsEditor,
  reviews: ReviewsEditor,
  areas: AreasEditor,
  terms: TermsEditor,
  privacy: PrivacyEditor,
};
