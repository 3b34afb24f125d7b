/// A record that could not be imported, without affecting the others.
package struct ImportFailure: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case drink
        case ingredient
        case file
        case section
        case work
    }

    package let place: ImportPlace
    package let kind: Kind
    /// The problem with a record and its remedy; nil if there is a `problem`.
    package let remark: RecordRemark?
    /// The reason why nothing could be read.
    package let problem: TransferProblem?

    package init(place: ImportPlace, kind: Kind, remark: RecordRemark) {
        self.place = place
        self.kind = kind
        self.remark = remark
        problem = nil
    }

    package init(place: ImportPlace, kind: Kind, problem: TransferProblem) {
        self.place = place
        self.kind = kind
        remark = nil
        self.problem = problem
    }
}

package struct ImportPlace: Hashable, Sendable {
    /// Relative to the import source.
    package let file: String
    /// The record's own id or name, or else its number in the file; `-` for the whole file.
    package let record: String

    package init(file: String, record: String) {
        self.file = file
        self.record = record
    }
}
