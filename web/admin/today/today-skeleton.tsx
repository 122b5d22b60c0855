/** Stands where Today will be, in its size. */
export const TodaySkeleton = () => (
  <div className="today" aria-hidden="true">
    <div className="today__next">
      <div className="visit visit--skeleton">
        <div className="visit__pic" />
        <div className="visit__when on-ink" />
        <div className="visit__body">
          <span className="bone bone--line" />
          <span className="bone bone--text" />
          <span className="bone bone--text" />
          <span className="bone bone--text" />
        </div>
      </div>
    </div>
    <div className="wait">
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} className="bone bone--text" />
      ))}
    </div>
  </div>
);
