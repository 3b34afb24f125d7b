import Domain
import FeatureKit
import Reactive

struct DiaryReviewInput: ListScreenInput {
    let list = ListInput()
    /// Takes the first candidate.
    let acceptRequested = Signal<Int>()
    let otherRequested = Signal<Int>()
    let createRequested = Signal<Int>()
    let leaveOutRequested = Signal<Int>()
    /// Creates own works for all that are unknown.
    let createAllRequested = Signal<Void>()
    let importRequested = Signal<Void>()
    let leaveRequested = Signal<Void>()
    let cancelRequested = Signal<Void>()
}

struct DiaryReviewRow: Hashable, Sendable {
    /// The title in the file, with its year.
    let title: String
    /// Why the work is unidentified, or the decision.
    let text: String
    let isDecided: Bool
    let hasCandidate: Bool
}

struct DiaryReviewState: ListScreenState {
    var phase: Phase = .loaded
    var rows: [DiaryReviewRow] = []
    var matches: [Int] = []
    var summary: [String] = []
    var isRunning = false
    var progress: TransferProgress?

    /// Whether there are decisions, which would be lost with the page.
    var isDirty: Bool { rows.contains(where: \.isDecided) }

    var rowCount: Int { rows.count }

    func row(at index: Int) -> DiaryReviewRow? { rows.indices.contains(index) ? rows[index] : nil }
}
