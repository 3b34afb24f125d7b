import Domain
import FeatureKit
import Reactive

/// What a user does about the works of a diary that could not be told for sure.
struct DiaryReviewInput: ListScreenInput {
    let list = ListInput()
    /// The row is its first candidate.
    let acceptRequested = Signal<Int>()
    /// The row is a work that is looked for.
    let otherRequested = Signal<Int>()
    /// The row becomes a work of the member's own.
    let createRequested = Signal<Int>()
    /// The row is left out.
    let leaveOutRequested = Signal<Int>()
    /// All that nobody here knows become works of the member's own.
    let createAllRequested = Signal<Void>()
    /// The import is to run.
    let importRequested = Signal<Void>()
    /// The page is to be left although works were decided.
    let leaveRequested = Signal<Void>()
    /// What runs is to end.
    let cancelRequested = Signal<Void>()
}

/// A work that could not be told for sure, as a row.
struct DiaryReviewRow: Hashable, Sendable {
    /// As the file calls it, with its year.
    let title: String
    /// Why it is unsure, or what was decided.
    let text: String
    let isDecided: Bool
    /// Whether it has a candidate.
    let hasCandidate: Bool
}

/// The works of a diary that could not be told for sure, and what is decided about them.
struct DiaryReviewState: ListScreenState {
    var phase: Phase = .loaded
    var rows: [DiaryReviewRow] = []
    var matches: [Int] = []
    /// What would come in, a line a kind.
    var summary: [String] = []
    /// Whether the import runs, and how far it is.
    var isRunning = false
    var progress: TransferProgress?

    /// Whether any work was decided, which only this page knows.
    var isDirty: Bool { rows.contains(where: \.isDecided) }

    var rowCount: Int { rows.count }

    func row(at index: Int) -> DiaryReviewRow? { rows.indices.contains(index) ? rows[index] : nil }
}
