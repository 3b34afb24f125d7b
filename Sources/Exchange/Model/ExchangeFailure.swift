public import Domain

/// A record that could not be read; it does not affect the others.
public struct ExchangeFailure: Hashable, Sendable {
    /// Relative to the source.
    public let file: String
    /// The record's id, name or number.
    public let record: String
    /// What it was.
    public let kind: ExchangeRecordKind
    /// What is wrong and what to do; nil of a whole file.
    public let remark: RecordRemark?
    /// Of a whole file.
    public let problem: SourceProblem?

    /// Memberwise.
    public init(file: String, record: String, kind: ExchangeRecordKind, remark: RecordRemark) {
        self.file = file
        self.record = record
        self.kind = kind
        self.remark = remark
        problem = nil
    }

    /// Of a whole file.
    public init(_ problem: SourceProblem, file: String) {
        self.file = file
        record = "-"
        kind = .file
        remark = nil
        self.problem = problem
    }
}

/// The kind of a failed record.
public enum ExchangeRecordKind: String, CaseIterable, Sendable {
    case drink
    case ingredient
    /// A whole file that could not be read.
    case file
    /// A record of another section of our own format.
    case section
    /// A row of another program's diary.
    case work
}
