/* eslint-disable jsx-a11y-x/no-redundant-roles, jsx-a11y-x/no-interactive-element-to-noninteractive-role --
   On a narrow screen the parts of this table are blocks: there a browser may forget the roles that they have by themselves. */

interface FactsTableProps {
  caption: string;
  headings: readonly string[];
  rows: readonly (readonly [name: string, ...facts: string[]])[];
}

/** A table of facts about several things. On a narrow screen each row becomes a block, and every fact shows its heading. */
export const FactsTable = ({ caption, headings, rows }: FactsTableProps) => (
  <table className="app-facts" role="table">
    <caption>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {headings.map((heading) => (
          <th key={heading} scope="col" role="columnheader">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(([name, ...facts]) => (
        <tr key={name} role="row">
          <th scope="row" role="rowheader">
            {name}
          </th>
          {facts.map((fact, index) => (
            <td key={headings[index + 1]} role="cell">
              <span className="app-facts__heading" aria-hidden>
                {headings[index + 1]}:{' '}
              </span>
              {fact}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
