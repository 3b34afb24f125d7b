import Domain

/// What a member knows of the news of a community, stored one value per line.
struct NewsFile: Sendable {
    struct Mark: Hashable, Sendable {
        /// When this state was first known, in seconds since 1970 UTC; 0 if the file does not say.
        var at: Int64 = 0
        /// The number of the last inbox item.
        var item: Int64 = 0
        /// The numbers of the published works; nil if they were never counted.
        var works: Set<Int64>?
        /// When the community last failed to answer in time, in seconds since 1970; 0 if it has answered since.
        var failedAt: Int64 = 0
        /// The votes of others on the characters the member dug, by ID.
        var votes: [String: Int] = [:]
        /// The earlier states, newest first.
        var earlier: [Step] = []

        private static let mostSteps = 100

        /// The moment from which news is counted; nil if unknown.
        var countedFrom: Int64? { at > 0 ? at : nil }

        /// Adds the previous state to the earlier ones if votes or works differ.
        mutating func remember(_ last: Mark, at now: Int64) {
            let changed = votes.filter { last.votes[$0.key] != $0.value }.keys
            let newWorks = (works ?? []).subtracting(last.works ?? [])
            guard !changed.isEmpty || !newWorks.isEmpty else { return }
            let step = Step(
                at: last.at, newWorks: newWorks,
                votes: Dictionary(uniqueKeysWithValues: changed.map { ($0, last.votes[$0] ?? Step.uncounted) }))
            earlier = Array(([step] + last.earlier).prefix(Self.mostSteps))
            at = now
        }

        /// Returns the state known at a moment, or the earliest one.
        func known(at moment: Int64) -> Mark {
            var mark = self
            for step in earlier where mark.at > moment {
                mark.at = step.at
                mark.works?.subtract(step.newWorks)
                for (id, count) in step.votes { mark.votes[id] = count == Step.uncounted ? nil : count }
            }
            return mark
        }
    }

    /// An earlier state, as its differences from the next one.
    struct Step: Hashable, Sendable {
        static let uncounted = -1

        let at: Int64
        var newWorks: Set<Int64> = []
        var votes: [String: Int] = [:]
    }

    let path: String

    /// Returns nil if the news was never read.
    func read() -> Mark? {
        guard let text = TextFile.read(path) else { return nil }
        return text.split(separator: "\n").reduce(into: Mark()) { mark, line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 2 else { return }
            let (isEarlier, number) = (parts[0].hasPrefix(Self.earlier), Int64(parts[1]) ?? 0)
            let key = parts[0].trimmingPrefix(Self.earlier)
            let vote = key.hasPrefix(Self.vote) ? String(key.dropFirst(Self.vote.count)) : nil
            let last = mark.earlier.indices.last
            switch (key, isEarlier) {
            case ("at", true): mark.earlier.append(Step(at: number))
            case ("works", true): if let last { mark.earlier[last].newWorks = Self.numbers(parts[1]) }
            case (_, true): if let last, let vote { mark.earlier[last].votes[vote] = Int(number) }
            case ("at", false): mark.at = number
            case ("item", false): mark.item = number
            case ("works", false): mark.works = Self.numbers(parts[1])
            case ("failed", false): mark.failedAt = number
            case (_, false): if let vote { mark.votes[vote] = Int(number) }
            }
        }
    }

    func write(_ mark: Mark) throws {
        let steps = mark.earlier.flatMap { step in
            (["at\t\(step.at)", Self.line(step.newWorks)] + Self.lines(step.votes)).map { Self.earlier + $0 }
        }
        let head = ["at\t\(mark.at)", "item\t\(mark.item)", "failed\t\(mark.failedAt)"]
        let works = mark.works.map { [Self.line($0)] } ?? []
        let lines = head + works + Self.lines(mark.votes) + steps
        try OutputFile.replace(path, with: lines.joined(separator: "\n") + "\n")
    }

    private static let (earlier, vote) = ("- ", "vote ")

    private static func numbers(_ text: Substring) -> Set<Int64> {
        Set(text.split(separator: " ").compactMap { Int64($0) })
    }

    private static func line(_ works: Set<Int64>) -> String {
        "works\t" + works.sorted().map(String.init).joined(separator: " ")
    }

    private static func lines(_ votes: [String: Int]) -> [String] {
        votes.sorted { $0.key < $1.key }.map { "\(vote)\($0.key)\t\($0.value)" }
    }
}
