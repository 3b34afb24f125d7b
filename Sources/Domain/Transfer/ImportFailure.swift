/// A record that could not be imported; it does not affect the others.
package struct ImportFailure: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case drink
        case ingredient
        /// A whole file that could not be read.
        case file
        /// A record of the member's personal data.
        case section
        /// A row of another program's diary.
        case work
    }

    /// Where it was.
    package let place: ImportPlace
    package let kind: Kind
    /// What is wrong with a record and what to do; nil where there is a `problem`.
    package let remark: RecordRemark?
    /// Why nothing at all could be had of it.
    package let problem: TransferProblem?

    package init(place: ImportPlace, kind: Kind, remark: RecordRemark) {
        self.place = place
        self.kind = kind
        self.remark = remark
        problem = nil
    }

    /// Of what could not be had at all.
    package init(place: ImportPlace, kind: Kind, problem: TransferProblem) {
        self.place = place
        self.kind = kind
        remark = nil
        self.problem = problem
    }
}

/// Where a record was found.
package struct ImportPlace: Hashable, Sendable {
    /// Relative to what was imported.
    package let file: String
    /// The record's own id or name, else its number in the file.
    package let record: String

    package init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}
