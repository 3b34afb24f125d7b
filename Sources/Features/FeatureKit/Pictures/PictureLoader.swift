package import Domain
package import Reactive

/// Where pages get their pictures from.
package struct PagePictures: Sendable {
    /// Pages without pictures.
    package static let none = PagePictures(addresses: nil, repository: nil)

    fileprivate let addresses: (any PictureAddressRepository)?
    fileprivate let repository: (any PictureRepository)?

    /// From the network, or from what was kept of it.
    package init(addresses: any PictureAddressRepository, repository: any PictureRepository) {
        self.init(addresses: .some(addresses), repository: .some(repository))
    }

    private init(addresses: (any PictureAddressRepository)?, repository: (any PictureRepository)?) {
        self.addresses = addresses
        self.repository = repository
    }

    /// What gets the picture of one page.
    @MainActor
    package func loader(of subject: PictureSubject) -> PictureLoader {
        PictureLoader(of: subject, in: self)
    }
}

/// Gets the picture of a page once the page is there and says how much room it has. Nobody waits for it, and nothing is
/// said when it does not come: a page without a picture is whole.
@MainActor
package final class PictureLoader {
    /// What is asked for at most once, unless it is asked for anew.
    private struct Wish: Equatable {
        let address: PictureAddress
        let size: PictureSize
    }

    /// The picture as it is now.
    package var state: ReadOnly<PictureState> { picture.readOnly }

    private let subject: PictureSubject
    private let pictures: PagePictures
    private let picture = Observable(PictureState.none)
    private let finding = LatestTask(isRemote: true)
    private let loading = LatestTask(isRemote: true)
    private var address: PictureAddress?
    private var size: PictureSize?
    private var wish: Wish?

    init(of subject: PictureSubject, in pictures: PagePictures) {
        self.subject = subject
        self.pictures = pictures
    }

    /// Finds out which picture the page has; to be called when its content was read.
    package func find() {
        finding.run { [pictures, subject] in
            try await pictures.addresses?.address(of: subject)
        } completion: { [weak self] result in
            guard let self else { return }
            show((try? result.get()) ?? nil)
        }
    }

    /// There is room for so many pixels.
    package func want(_ size: PictureSize) {
        guard size != self.size else { return }
        self.size = size
        load()
    }

    private func show(_ address: PictureAddress?) {
        guard address != self.address else { return }
        self.address = address
        wish = nil
        picture.send(address == nil ? .none : .expected)
        load()
    }

    private func load() {
        guard let address, let size else { return loading.cancel() }
        let wish = Wish(address: address, size: size)
        guard wish != self.wish else { return }
        self.wish = wish
        loading.run { [pictures] in
            try await pictures.repository?.picture(at: address, fitting: size)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(.some(let picture)): self.picture.send(.shown(picture))
            case .success(nil), .failure:
                // One that is shown in another size is better than none.
                if case .expected = picture.value { picture.send(.none) }
            }
        }
    }
}
