import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { isBoatLength } from '#domain/price/estimates.ts';
import type { Package } from '#domain/price/packages.ts';
import { track } from '../analytics/analytics.ts';
import { SectionHead } from '../components/section-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { LengthField } from '../estimator/length-field.tsx';
import { AlreadySent } from './already-sent.tsx';
import { BoatFields } from './boat-fields.tsx';
import { CompareServices } from './compare-services.tsx';
import { ConditionField } from './condition-field.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ContextBar } from './context-bar.tsx';
import { DebugPanel } from './debug-panel.tsx';
import { ErrorBox } from './error-box.tsx';
import { FieldGroup } from './field-group.tsx';
import { FieldProblems } from './field-problems.ts';
import { KnownFields } from './known-fields.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { ServiceOptions } from './service-options.tsx';
import { SiteFields } from './site-fields.tsx';
import { SpamTrap } from './spam-trap.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useBooking } from './use-booking.ts';
import { VisitFields } from './visit-fields.tsx';

/** Enter on a radio button selects it instead of submitting the form. */
function takeOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  event.preventDefault();
  target.click();
}

const stepOneText = (lengthFt: number | undefined): string =>
  lengthFt !== undefined && isBoatLength(lengthFt)
    ? `Step 1 of 2. Prices shown for ${lengthFt} ft.`
    : 'Step 1 of 2. We price by the foot. Enter your length to see estimates.';

export function BookingForm() {
  const form = useRef<HTMLFormElement>(null);
  const errorBox = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const booking = useBooking({ form, lengthField, errorBox });
  const {
    tray,
    phase,
    failure,
    hydrated,
    pkg,
    typedLength,
    lengthFt,
    earlier,
    again,
    changed,
    typeLength,
    submit,
  } = booking;

  const takeService = (taken: Package) => {
    track('service_card_select', { package: taken.id, services: taken.services });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    details.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit('checked');
  };

  const againHere = again?.requested_service === pkg.id ? again : undefined;
  if (booking.sentSlug !== undefined) return <AlreadySent slug={booking.sentSlug} />;
  return (
    <FieldProblems value={failure?.fields ?? {}}>
      <div className="wrap step-one">
        <SectionHead n={1} next={2} id="step-1" title="Choose Your Service">
          <p>{stepOneText(lengthFt)}</p>
        </SectionHead>
        <LengthField ref={lengthField} text={typedLength} onType={typeLength} />
      </div>
      {/* post: if a browser ever submits it natively, nothing typed ends up in a URL. */}
      <form ref={form} method="post" noValidate onSubmit={send} onInput={changed} onKeyDown={takeOnEnter}>
        <section className="section services-step on-paper" aria-labelledby="step-1">
          <div className="wrap">
            <ServiceOptions lengthFt={lengthFt} again={again} onTake={takeService} />
            <CompareServices />
          </div>
        </section>
        <Waterline at="34%" below="foam" />
        <section className="section section--close on-foam" aria-labelledby="step-2" ref={details}>
          <div className="wrap">
            <SectionHead n={2} id="step-2" title="Contact & Boat Details">
              <p>Step 2 of 2. Fields are required unless marked optional.</p>
            </SectionHead>
            <noscript>
              <p className="notice">
                Booking needs JavaScript. Please turn it on for this site and reload the page.
              </p>
            </noscript>
            <PauseNotice isTyping={booking.hasTyped && !failure} />
            {failure && <ErrorBox ref={errorBox} failure={failure} phase={phase} onField={booking.toField} />}
            {earlier ? (
              <>
                <KnownFields
                  earlier={earlier}
                  again={againHere}
                  typedLength={typedLength}
                  onStartFresh={booking.startFresh}
                />
                <FieldGroup id="group-boat" title="Your boat today">
                  <div className="fields">
                    <ConditionField />
                  </div>
                </FieldGroup>
              </>
            ) : (
              <>
                {hydrated?.hasLostContact && (
                  <p className="notice">
                    Your answers about the boat are still here. We don’t keep contact details, the address or
                    photos on this device, so add those again.
                  </p>
                )}
                <ContactFields />
                <BoatFields />
              </>
            )}
            <VisitFields today={hydrated?.today} lengthFt={lengthFt} wished={earlier?.wished} />
            <PhotoFields tray={tray} />
            <SiteFields asksAnyway={booking.asksAnyway}>
              <SpamTrap />
              <SubmitButton phase={phase} isReady={hydrated !== undefined} />
              <ConnectionNote phase={phase} />
              {hydrated?.debug && <DebugPanel onForce={() => void submit('force')} />}
            </SiteFields>
          </div>
        </section>
        <ContextBar pkg={pkg} typed={typedLength} lengthFt={lengthFt} again={againHere} />
      </form>
    </FieldProblems>
  );
}
