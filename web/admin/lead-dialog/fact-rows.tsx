import { boatTypes, conditionLevels } from '#domain/choices.ts';
import { type KnownFact, knownFacts } from '#domain/customer/known-facts.ts';
import { missingPlace, settledPlace } from '#domain/customer/missing-place.ts';
import { isPlaceTold, placeToldText } from '#domain/customer/told-place.ts';
import { addressText, boatLine, conditionText, inOneLine, serviceText } from '#domain/lead-words.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { formatRate } from '#domain/price/estimates.ts';
import type { EditedField } from '../lead/edit.ts';
import { EditField } from '../lead/edit-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { withUnsaved } from '../lead/unsent-edits.ts';
import { ChoiceField, ServiceChoice } from './fact-choices.tsx';
import { FactRow } from './fact-row.tsx';
import { PlaceTold } from './place-told.tsx';

export type FactName = 'service' | 'boat' | 'place' | 'name' | 'phone' | 'email';

export interface OpenFact {
  readonly openFact: FactName | undefined;
  readonly setOpenFact: (fact: FactName | undefined) => void;
}

const factFields: Record<FactName, readonly EditedField[]> = {
  service: ['requested_service'],
  boat: ['length_ft', 'boat_type', 'brand', 'model', 'year', 'condition_level'],
  place: ['address', 'city', 'zip'],
  name: ['full_name'],
  phone: ['phone'],
  email: ['email'],
};

const fields = {
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'decimal' },
} as const;

/** What is known and what is missing for a price, for the way to the boat and to reach the customer; edited in place. */
export function FactRows({ context: saved, ...open }: { readonly context: LeadContext } & OpenFact) {
  const { openFact, setOpenFact } = open;
  const context = { ...saved, lead: withUnsaved(saved.lead, saved.marks) };
  const { lead, links, prices, marks } = context;
  const known = knownFacts(lead, links);
  const missing = missingPlace(lead, links.boat?.berth);
  const [address, isTold] = [addressText(lead), isPlaceTold(lead)];
  const { requested_service: service } = lead;
  const row = (fact: FactName) => ({
    isUnsaved: factFields[fact].some((field) => marks[field]?.isKept),
    isOpen: openFact === fact,
    onOpen: () => setOpenFact(fact),
    onDone: () => setOpenFact(undefined),
  });
  const knownOf = (fact: KnownFact['fact']) => (
    <TakeOver context={context} known={known.find((one) => one.fact === fact)} />
  );
  const edit = (field: Parameters<typeof EditField>[0]['field'], span: 3 | 6, input = {}) => (
    <EditField context={context} field={field} id={`fact-${field}`} span={span} input={input} />
  );
  return (
    <section className="lead__sec fact-rows" aria-label="Facts">
      <h3>For a price</h3>
      <FactRow
        name="Service"
        add="Add"
        value={service && serviceText(lead)}
        detail={service && `${formatRate(lead.rate_per_foot ?? prices[service])} per foot`}
        {...row('service')}
      >
        <ServiceChoice context={context} />
      </FactRow>
      <FactRow
        name="Boat"
        add={lead.boat_type === undefined ? 'Add type and length' : `${lead.boat_type}. Add the length`}
        value={lead.length_ft === undefined ? undefined : boatLine(lead)}
        detail={
          inOneLine([lead.year, lead.brand, lead.model].filter(Boolean).join(' '), conditionText(lead)) ||
          undefined
        }
        {...row('boat')}
      >
        {edit('length_ft', 3, fields.number)}
        <ChoiceField
          context={context}
          field="boat_type"
          choices={boatTypes}
          save={(boat_type) => context.save({ boat_type })}
        />
        {edit('brand', 3)}
        {edit('model', 3)}
        {edit('year', 3, { inputMode: 'numeric' })}
        <ChoiceField
          context={context}
          field="condition_level"
          choices={conditionLevels}
          save={(condition_level) => context.save({ condition_level })}
        />
      </FactRow>
      {knownOf('boat')}
      <h3>To come by</h3>
      <FactRow
        name="Place"
        add={[address, (missing || !address) && `Add ${missing === 'slip' ? 'dock' : 'harbor'} and slip`]
          .filter(Boolean)
          .join('. ')}
        value={settledPlace(lead, links.boat?.berth)}
        detail={isTold ? placeToldText : undefined}
        {...row('place')}
      >
        <PlaceTold context={context} onDone={() => setOpenFact(undefined)} />
        {edit('address', 6)}
        {edit('city', 3)}
        {edit('zip', 3, { inputMode: 'numeric' })}
      </FactRow>
      {knownOf('place')}
      <h3>To reach {shortName(lead.full_name)}</h3>
      <FactRow name="Name" add="Add" value={lead.full_name} {...row('name')}>
        {edit('full_name', 6)}
      </FactRow>
      <FactRow name="Phone" add="Add" value={lead.phone} {...row('phone')}>
        {edit('phone', 6, fields.phone)}
      </FactRow>
      {knownOf('phone')}
      <FactRow name="Email" add="Add" value={lead.email} {...row('email')}>
        {edit('email', 6, fields.email)}
      </FactRow>
      {knownOf('email')}
    </section>
  );
}

interface TakeOverProps {
  readonly context: LeadContext;
  readonly known: KnownFact | undefined;
}

/** Fills a lead from what is known of its customer; nothing is taken over by itself. */
function TakeOver({ context, known }: TakeOverProps) {
  if (!known) return null;
  const { lead, links } = context;
  const name = shortName(links.customer?.name ?? lead.full_name);
  return (
    <button
      type="button"
      className="btn btn--line btn--small fact-take"
      onClick={() => context.save(known.changes)}
    >
      {known.isNewer
        ? `Now ${known.value} ${known.from === 'request' ? `in ${name}’s other request` : `on ${name}’s card`}: use it here`
        : `Use ${known.value} from ${name}’s ${known.from}`}
    </button>
  );
}
