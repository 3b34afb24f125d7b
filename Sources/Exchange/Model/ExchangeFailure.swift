package import Domain

/// A record that could not be read; it does not affect the others.
package struct ExchangeFailure: Hashable, Sendable {
    /// Relative to the source.
    package let file: String
    /// The record's id, name or number.
    package let record: String
    package let kind: ExchangeRecordKind
    /// What is wrong and what to do; nil of a whole file.
    package let remark: RecordRemark?
    /// Of a whole file.
    package let problem: SourceProblem?

    package init(file: String, record: String, kind: ExchangeRecordKind, remark: RecordRemark) {
        self.file = file
        self.record = record
        self.kind = kind
        self.remark = remark
        problem = nil
    }

    /// Of a whole file.
    package init(_ problem: SourceProblem, file: String) {
        self.file = file
        record = "-"
        kind = .file
        remark = nil
        self.problem = problem
    }
}

package enum ExchangeRecordKind: String, CaseIterable, Sendable {
    case drink
    case ingredient
    /// A whole file that could not be read.
    case file
    /// A record of another section of our own format.
    case section
    /// A row of another program's diary.
    case work
}
