/** A field that no person sees or reaches. What a bot fills in is sent as found. */
export function SpamTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="hp_field" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
