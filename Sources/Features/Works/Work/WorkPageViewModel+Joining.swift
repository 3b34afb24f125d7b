import Domain
import FeatureKit

@MainActor
struct WorkJoining {
    let merges: any WorkMergeRepository
    let complete: CompleteWorks
    let search: any SearchRepository
    let viewer: @MainActor @Sendable () -> Viewer
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    private static let mostOffers = 8

    func offers(for work: Work) async throws -> (others: [WorkReference], parts: [WorkReference]) {
        var others: [WorkReference] = []
        for title in Set([work.title.english, work.title.korean]).sorted() {
            let answer = try await search.worksAndCharacters(
                matching: title, SearchFilter(), for: viewer(), limit: 4 * Self.mostOffers)
            for case .work(let hit) in answer.hits where hit.id != work.id && !others.contains(hit.work) {
                others.append(hit.work)
            }
        }
        return (Array(others.prefix(Self.mostOffers)), try await merges.parts(of: work.id, of: member().id))
    }
}

extension WorkPageViewModel {
    // MARK: Completing

    /// Fills the work from the catalogue that has it; where several entries could be meant, asks which.
    func complete() {
        guard page.contents?.page.canComplete == true, writer.isAuthorized(intent) else { return }
        let profile = joining.member().id
        writer.write(intent, in: .community) { [joining, id] in
            let lookup = try await joining.complete.lookup(id, of: profile)
            guard case .found(let found) = lookup else { return lookup }
            try await joining.complete.complete(id, with: found, of: profile)
            return lookup
        } done: { [strings] lookup in
            switch lookup {
            case .found(let found):
                strings("work.completed", found.compactMap { $0.id.provider?.name }.joined(separator: ", "))
            case .unsure: nil
            case .missing: strings["work.complete.nowhere"]
            }
        } completion: { [weak self] result in
            if case .success(.unsure(let entries)) = result { self?.chooseEntry(entries) }
        }
    }

    private func chooseEntry(_ entries: [OnlineEntry]) {
        let options = entries.map { entry in
            let facts = [entry.year.map(String.init) ?? "", entry.id.provider?.name ?? ""].filter { !$0.isEmpty }
            return FormOption(
                entry.id.description, title: "\(entry.title[strings.language]) (\(facts.joined(separator: ", ")))")
        }
        flow.show(
            .choice(title: strings["work.complete.which"], options, selected: "") { [weak self] option in
                if let entry = ExternalID(option) { self?.complete(as: entry) }
            })
    }

    private func complete(as entry: ExternalID) {
        let profile = joining.member().id
        writer.write(intent, in: .community) { [joining, id] in
            try await joining.complete.complete(id, as: entry, of: profile)
        } done: { [strings] _ in
            strings("work.completed", entry.provider?.name ?? entry.source)
        }
    }

    // MARK: Merging

    /// Offers works with a similar title as the same, and those that became part of this one to be split off.
    func chooseMerge() {
        guard let contents = page.contents, writer.isAuthorized(intent) else { return }
        writer.write(intent) { [joining, work = contents.page.work] in
            try await joining.offers(for: work)
        } done: { [strings] offers in
            offers.others.isEmpty && offers.parts.isEmpty ? strings["same-work.nothing"] : nil
        } completion: { [weak self] result in
            guard let self, case .success(let offers) = result else { return }
            show(offers.others, offers.parts, isFrom: contents.page.canComplete)
        }
    }

    /// `isFrom` means that this work can become part of another, rather than the other way round.
    private func show(_ others: [WorkReference], _ parts: [WorkReference], isFrom: Bool) {
        guard !others.isEmpty || !parts.isEmpty else { return }
        let language = strings.language
        let options =
            others.map { FormOption("same \($0.id)", title: $0.titled(language)) }
            + parts.map {
                FormOption("split \($0.id)", title: strings("same-work.split", $0.titled(language)))
            }
        flow.show(
            .choice(title: strings["same-work.title"], options, selected: "") { [weak self] choice in
                guard let self, let space = choice.firstIndex(of: " ") else { return }
                let other = Identifier<Work>(String(choice[choice.index(after: space)...]))
                if choice.hasPrefix("split") { split(other) } else { merge(other, isFrom: isFrom) }
            })
    }

    private func merge(_ other: Identifier<Work>, isFrom: Bool) {
        let profile = joining.member().id
        let (from, into) = isFrom ? (id, other) : (other, id)
        writer.write(intent) { [joining] in
            try await joining.merges.merge(from, into: into, of: profile, at: joining.clock.now())
        } done: { [strings] merge in
            strings("same-work.done", merge.from.title[strings.language], merge.into.title[strings.language])
        }
    }

    private func split(_ part: Identifier<Work>) {
        let profile = joining.member().id
        writer.write(intent) { [joining] in
            try await joining.merges.split(part, of: profile)
        } done: { [strings] merge in
            strings("same-work.split-done", merge.from.title[strings.language], merge.into.title[strings.language])
        }
    }
}
