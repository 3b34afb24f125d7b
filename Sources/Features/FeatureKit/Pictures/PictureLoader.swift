package import Domain
package import Reactive

package struct PagePictures: Sendable {
    package static let none = PagePictures(addresses: nil, repository: nil)

    fileprivate let addresses: (any PictureAddressRepository)?
    fileprivate let repository: (any PictureRepository)?

    package init(addresses: any PictureAddressRepository, repository: any PictureRepository) {
        self.init(addresses: .some(addresses), repository: .some(repository))
    }

    private init(addresses: (any PictureAddressRepository)?, repository: (any PictureRepository)?) {
        self.addresses = addresses
        self.repository = repository
    }

    @MainActor
    package func loader(of subject: PictureSubject) -> PictureLoader {
        PictureLoader(of: subject, in: self)
    }
}

/// Loads a page's picture once the page is read and its size is known. Nothing waits for the picture and a failure is
/// silent, because a page is complete without it.
@MainActor
package final class PictureLoader {
    /// A request, made only once unless repeated explicitly.
    private struct Wish: Equatable {
        let address: PictureAddress
        let size: PictureSize
    }

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

    /// Looks up the address of the page's picture. Called when the content has been read.
    package func find() {
        finding.run { [pictures, subject] in
            try await pictures.addresses?.address(of: subject)
        } completion: { [weak self] result in
            guard let self else { return }
            show((try? result.get()) ?? nil)
        }
    }

    /// Requests the picture for a size in pixels.
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
                // A picture shown in another size is better than none.
                if case .expected = picture.value { picture.send(.none) }
            }
        }
    }
}
