/// A record that could not be imported; it does not affect the others.
public struct ImportFailure: Hashable, Sendable {
    /// What it was.
    public enum Kind: String, CaseIterable, Sendable {
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
    public let place: ImportPlace
    /// What it was.
    public let kind: Kind
    /// What is wrong with a record and what to do; nil where there is a `problem`.
    public let remark: RecordRemark?
    /// Why nothing at all could be had of it.
    public let problem: TransferProblem?

    /// Memberwise.
    public init(place: ImportPlace, kind: Kind, remark: RecordRemark) {
        self.place = place
        self.kind = kind
        self.remark = remark
        problem = nil
    }

    /// Of what could not be had at all.
    public init(place: ImportPlace, kind: Kind, problem: TransferProblem) {
        self.place = place
        self.kind = kind
        remark = nil
        self.problem = problem
    }
}

/// Where a record was found.
public struct ImportPlace: Hashable, Sendable {
    /// Relative to what was imported.
    public let file: String
    /// The record's own id or name, else its number in the file.
    public let record: String

    /// Memberwise.
    public init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}
