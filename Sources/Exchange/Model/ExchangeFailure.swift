package import Domain

/// A record that could not be read; it does not affect the others.
package struct ExchangeFailure: Hashable, Sendable {
    /// Relative to the source.
    package let file: String
    package let record: String
    package let kind: ExchangeRecordKind
    /// What is wrong and what to do; nil for a whole file.
    package let remark: RecordRemark?
    /// Set for a whole file only.
    package let problem: SourceProblem?

    package init(file: String, record: String, kind: ExchangeRecordKind, remark: RecordRemark) {
        self.file = file
        self.record = record
        self.kind = kind
        self.remark = remark
        problem = nil
    }

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
    case file
    case section
    case work
}
