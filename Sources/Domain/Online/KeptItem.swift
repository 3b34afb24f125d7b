package enum KeptTarget: Hashable, Sendable {
    case work(Identifier<Work>)
    case drink(Identifier<Drink>)
}

package struct KeptItem: Hashable, Sendable {
    package enum Outcome: String, Hashable, Sendable {
        case added
        /// Already here; updated from the catalogue it was kept from, or filled from another.
        case updated
        /// Already here, bundled or another member's; left unchanged.
        case known
    }

    package let target: KeptTarget
    package let name: LocalizedText
    package let outcome: Outcome

    package init(target: KeptTarget, name: LocalizedText, outcome: Outcome) {
        self.target = target
        self.name = name
        self.outcome = outcome
    }
}

package struct KeptSource: Hashable, Sendable {
    /// Seconds after which a kept item should be read again.
    package static let validity: Int64 = 180 * 86_400

    package let id: ExternalID
    /// When the catalogue was last read, seconds since 1970 UTC.
    package let keptAt: Int64

    package init(id: ExternalID, keptAt: Int64) {
        self.id = id
        self.keptAt = keptAt
    }

    package func isOutdated(at now: Int64) -> Bool { now - keptAt > Self.validity }
}
