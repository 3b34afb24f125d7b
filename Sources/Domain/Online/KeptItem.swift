/// What something kept from an online catalogue became here.
package enum KeptTarget: Hashable, Sendable {
    case work(Identifier<Work>)
    case drink(Identifier<Drink>)
}

/// What came of keeping something.
package struct KeptItem: Hashable, Sendable {
    /// How it went.
    package enum Outcome: String, Hashable, Sendable {
        /// It is new here.
        case added
        /// It was kept earlier, and is as its catalogue tells it now.
        case updated
        /// It was here already, not from that catalogue; it is left as it is.
        case known
    }

    /// What it became.
    package let target: KeptTarget
    package let name: LocalizedText
    /// How it went.
    package let outcome: Outcome

    package init(target: KeptTarget, name: LocalizedText, outcome: Outcome) {
        self.target = target
        self.name = name
        self.outcome = outcome
    }
}

/// Where something kept came from.
package struct KeptSource: Hashable, Sendable {
    /// After how many seconds what is known of it should be asked for again.
    package static let validity: Int64 = 180 * 86_400

    /// Its id there.
    package let id: ExternalID
    /// When its catalogue told it last, in seconds since 1970.
    package let keptAt: Int64

    package init(id: ExternalID, keptAt: Int64) {
        self.id = id
        self.keptAt = keptAt
    }

    /// Whether it should be asked for again.
    package func isOutdated(at now: Int64) -> Bool { now - keptAt > Self.validity }
}
